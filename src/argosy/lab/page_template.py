"""How a page of the laboratory looks: an old chart on the screen, plain ink on paper. Nothing is fetched from anywhere."""

from html import escape

STYLE = """
:root {
  --paper: #efe4c8; --panel: #fbf5e5; --ink: #33261a; --soft: #66533a; --line: #cdb88c; --coast: #6e5636;
  --won: #8c2f24; --rest: #2f5d8c; --faint: #e6d9b8;
  --serif: "IM Fell English", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
  --sans: "Alegreya Sans", "Segoe UI", "Noto Sans", "Helvetica Neue", Arial, sans-serif;
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; color-scheme: light; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.45 var(--sans); print-color-adjust: exact;
  -webkit-print-color-adjust: exact; }
.page { max-width: 70rem; margin: 0 auto; padding: 1.25rem; }
h1, h2 { font-family: var(--serif); font-weight: 400; line-height: 1.15; margin: 0; text-wrap: balance; }
h1 { font-size: clamp(1.8rem, 5vw, 2.7rem); }
h2 { font-size: 1.5rem; }
p { margin: 0; max-width: 44rem; }
.soft, figcaption { color: var(--soft); font-size: 0.92rem; }
header { position: relative; padding: 1.6rem 1.8rem; background: var(--panel); border: 1px solid var(--coast);
  outline: 1px solid var(--line); outline-offset: 4px; margin: 5px 5px 1.6rem; }
header .rose { position: absolute; right: 1.4rem; top: 50%; translate: 0 -50%; width: clamp(5rem, 12vw, 8rem); }
header .text { padding-right: clamp(0rem, 14vw, 10rem); }
header p { font-size: 1.1rem; margin-top: 0.3rem; }
dl { display: flex; flex-wrap: wrap; gap: 0.35rem 1.6rem; margin: 1rem 0 0; font-size: 0.92rem; }
dl div { display: flex; gap: 0.45rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.rose circle { fill: none; stroke: var(--line); stroke-width: 1; }
.rose path { stroke: var(--coast); stroke-width: 0.6; }
.rose .large { fill: var(--won); }
.rose .small { fill: var(--faint); }
main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); grid-auto-flow: row dense; gap: 1.1rem; }
section { grid-column: 1 / -1; background: var(--panel); border: 1px solid var(--line); border-radius: 0.3rem;
  padding: 1.1rem 1.3rem 1.2rem; display: flex; flex-direction: column; gap: 0.7rem; min-width: 0; }
section.half { grid-column: span 1; }
.short { font-size: 1.05rem; margin: 0; padding: 0 0 0 1.1rem; max-width: 50rem; }
.short li { margin: 0.15rem 0; }
ol.chart { list-style: none; margin: 0; padding: 0; display: grid;
  grid-template-columns: minmax(6rem, max-content) minmax(8rem, 1fr) max-content; gap: 0.1rem 0.9rem; }
ol.chart li { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; align-items: center; min-height: 1.6rem;
  break-inside: avoid; }
ol.chart li:nth-child(even):not(.axis) { background: linear-gradient(90deg, transparent, rgb(205 184 140 / 16%) 12% 88%, transparent); }
.label small, .note small { color: var(--soft); }
.label { max-width: 22rem; }
.note { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.track { width: 100%; height: 1.35rem; display: block; overflow: visible; }
.track.bars { height: 21px; }
.track .ref { stroke: var(--coast); stroke-width: 1; stroke-dasharray: 2 3; }
.track .whisker { stroke-width: 2; stroke-linecap: round; }
.open { stroke: var(--soft); fill: var(--panel); }
.open circle { stroke-width: 2; }
.high { stroke: var(--won); fill: var(--won); }
.low { stroke: var(--rest); fill: var(--rest); }
rect.won { fill: var(--won); }
rect.rest { fill: var(--rest); }
.axis { min-height: 1.1rem !important; }
.marks { position: relative; display: block; height: 1.1rem; border-top: 1px solid var(--line); }
.marks i { position: absolute; font: 400 0.78rem/1.2 var(--sans); color: var(--soft); translate: -50% 0; white-space: nowrap; }
.marks i.start { translate: 0 0; }
.marks i.end { translate: -100% 0; }
.drawing { width: 100%; max-width: 34rem; display: block; }
.drawing text { font: 400 11px var(--sans); fill: var(--soft); }
.drawing .mid { text-anchor: middle; }
.drawing .end { text-anchor: end; }
.drawing .rule { stroke: var(--line); stroke-width: 1; }
.drawing polyline { fill: none; stroke-width: 2.2; stroke-linejoin: round; }
polyline.won { stroke: var(--won); }
polyline.rest { stroke: var(--rest); stroke-dasharray: 5 3; }
circle.won { fill: var(--won); }
circle.rest { fill: var(--rest); }
.drawing rect.won { fill-opacity: 0.7; }
.drawing rect.rest { fill-opacity: 0.45; }
.small { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 0.8rem 1.6rem; }
figure { margin: 0; break-inside: avoid; min-width: 0; }
.caution { border-left: 3px solid var(--line); padding-left: 0.7rem; }
.key { display: flex; gap: 0.4rem 1.2rem; flex-wrap: wrap; font-size: 0.92rem; color: var(--soft); }
.key span::before { content: ""; display: inline-block; width: 0.8em; height: 0.8em; margin-right: 0.4em; border-radius: 2px;
  background: var(--won); vertical-align: -0.05em; }
.key .rest::before { background: var(--rest); }
.scroll { overflow-x: auto; }
.two { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 2.4rem; align-items: start; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { font-weight: 400; color: var(--soft); font-size: 0.85rem; text-align: center; padding: 0.15rem 0.35rem; vertical-align: bottom; }
tbody th { text-align: left; color: var(--ink); font-size: 1rem; padding-left: 0; min-width: 7rem; }
td { text-align: center; padding: 0.12rem 0.3rem; border: 1px solid var(--panel); min-width: 2.6rem; font-size: 0.9rem; }
td.deep { color: #fff8ea; }
td.wins { width: 28%; min-width: 7rem; padding: 0 0.4rem; }
td.figure { text-align: right; white-space: nowrap; }
tbody tr { break-inside: avoid; }
tbody tr:hover { background: rgb(205 184 140 / 22%); }
footer { margin: 1.4rem 0.3rem 0; }
footer p { max-width: 60rem; font-size: 0.88rem; color: var(--soft); margin-bottom: 0.4rem; }
@media screen and (max-width: 760px) {
  .page { padding: 0.6rem; }
  main { grid-template-columns: minmax(0, 1fr); gap: 0.8rem; }
  section.half { grid-column: 1 / -1; }
  section { padding: 0.9rem 0.8rem; }
  header { padding: 1.2rem 1.1rem; }
  header .rose { width: 4rem; right: 0.8rem; top: 2.8rem; }
  header h1 { padding-right: 4rem; }
  header .text { padding-right: 0; }
  ol.chart { grid-template-columns: minmax(0, 1fr) max-content; gap: 0 0.7rem; }
  ol.chart li { padding: 0.25rem 0; }
  ol.chart .track { grid-column: 1 / -1; grid-row: 2; }
  .axis .marks { grid-column: 1 / -1; }
  .axis span:not(.marks) { display: none; }
  td.wins { width: auto; }
  td { min-width: 2rem; padding: 0.12rem 0.2rem; }
  tbody th { position: sticky; left: 0; min-width: 6rem; background: var(--panel); font-size: 0.95rem; }
  .scroll { background: linear-gradient(90deg, transparent, var(--panel) 0) right / 1.4rem 100% no-repeat local,
    linear-gradient(270deg, rgb(110 86 54 / 35%), transparent) right / 1.1rem 100% no-repeat; } /* there is more to the right */
  .two { grid-template-columns: minmax(0, 1fr); }
  .two table + table thead { display: none; }
}
@media print {
  @page { size: A4; margin: 13mm; }
  html { font-size: 10.5px; }
  body, section, header { background: #fff; }
  .page { padding: 0; max-width: none; }
  main { gap: 0 8mm; }
  section { margin: 0 0 4mm; border: 0; border-top: 1px solid var(--line); border-radius: 0; padding: 3mm 0 0; }
  section { break-inside: avoid; }
  h2, h2 + p { break-after: avoid; }
  header { margin: 0 1.5mm 5mm; }
  .scroll { overflow: visible; }
  td { border-color: #fff; }
  thead { display: table-header-group; }
  .drawing { max-width: 30rem; }
  .open { fill: #fff; }
}
"""


def page(language: str, title: str, body: str) -> str:
    """A whole page; `body` is HTML."""
    meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    head = f"<head>{meta}<title>{escape(title)}</title><style>{STYLE}</style></head>"
    return f'<!doctype html>\n<html lang="{language}">\n{head}\n<body><div class="page">\n{body}\n</div></body>\n</html>\n'
