"""A program claims the rest of the tricks, and another agrees."""

from pathlib import Path

from tests.tables.test_service import until_a_claim
from tests.web.http.door import door


async def test_a_program_claims_the_rest_and_another_agrees(template: Path, tmp_path: Path) -> None:
    async with door(template, tmp_path / "house.db", {}) as house:
        service = house.house.service
        table = await service.open_table("aluette", {}, "ann", "Ann", ("family-table",) * 4)
        await until_a_claim(service, table)
        await service.sit(table, 2, "bob", "Bob")
        claimed = (await house.send("ann", f"/api/tables/{table}/claim", {})).json()
        assert (claimed["claim"], claimed["deal_over"]) == (0, False)
        agreed = (await house.send("bob", f"/api/tables/{table}/consent", {"agreed": True})).json()
        assert (agreed["claim"], agreed["deal_over"]) == (None, True)
