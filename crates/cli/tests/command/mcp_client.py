"""Calls `visa mcp` with the client of the protocol's own Python package: python3 mcp_client.py VISA"""

import asyncio
import json
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

TEXT = '.version 4.1\n.kernel "k"\n.function "k_0"\n    addd\n'


async def main(visa: str) -> None:
    server = StdioServerParameters(command=visa, args=["mcp"])
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        tools = {tool.name for tool in (await session.list_tools()).tools}
        assert tools == {"verify", "lint", "explain", "assemble", "disassemble", "run"}, tools
        verified = await session.call_tool("verify", {"text": TEXT, "platform": "XE2"})
        finding = json.loads(verified.content[0].text)
        assert (finding["code"], finding["line"]) == ("text:mnemonic", 4), finding
        page = await session.call_tool("explain", {"query": ["add"]})
        assert page.content[0].text.startswith("ADD - "), page
        explained = await session.call_tool("explain", {"query": ["add"], "json": True})
        assert json.loads(explained.content[0].text.splitlines()[0])["format"] == 1, explained


asyncio.run(main(sys.argv[1]))
