import { DOMParser } from '@tiptap/pm/model'
import { getSchema } from '@tiptap/core'
import { expect, it } from 'vitest'
import { markdownText } from './markdownText.ts'
import { pastedHtml } from './pasting.ts'
import { textExtensions } from './textSchema.ts'

/** The open text that pasted content has replaced, and what is written into the manifest. */
function pasted(html: string, markdown: 'inline' | 'blocks') {
  const schema = getSchema(textExtensions(markdown, []))
  const content = document.createElement('div')
  content.innerHTML = pastedHtml(html, markdown === 'blocks')
  const doc = DOMParser.fromSchema(schema).parse(content)
  const parts = markdownText(schema, markdown, []).parts(doc)
  return { doc, written: parts.map((part) => ('text' in part ? part.text : part.code)).join('') }
}

/** An entry of a list, as Word writes it. */
const entry = (level: number, marker: string, text: string) => `
  <p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin: 0}</style></head>
<body lang=EN-US><!--StartFragment-->
<h1>Audits<o:p></o:p></h1>
<p class=MsoNormal style='color:red'>We <b>read</b> <i>your</i> <u>code</u>, see <a href="https://example.com/audits"><span style='color:blue'>how</span></a>.<o:p></o:p></p>
${entry(1, '·', 'One')}${entry(2, 'o', 'One and a half')}${entry(1, '·', 'Two')}
<p class=MsoNormal>Then:</p>
${entry(1, '1.', 'First')}${entry(1, '2.', 'Second')}
<table class=MsoTableGrid border=1><tr><td width=100 colspan=2><p class=MsoNormal><b>Step</b></p></td></tr>
<tr><td><p class=MsoNormal>Offer</p><p class=MsoNormal>and answer</p></td><td><p class=MsoNormal>Two days</p></td></tr></table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<img src="file:///C:/image.png"><p class=MsoNormal>End.</p>
<!--EndFragment--></body></html>`

it('keeps headings, bold, links, lists and tables of a Word document, and nothing else, e.g. no empty paragraphs', () => {
  const { doc, written } = pasted(WORD, 'blocks')
  expect(doc.children.filter(({ textContent }) => textContent.trim() === '')).toEqual([])
  expect(written).toBe(`## Audits

We **read** *your* code, see [how](https://example.com/audits).

- One
  - One and a half
- Two

Then:

1. First
2. Second

| Step |  |
| --- | --- |
| Offer and answer | Two days |

End.`)
})

it('pastes several paragraphs into one', () => {
  const html = '<h2>Title</h2><p>See <a href="/team">our <b>team</b></a>.</p><ul><li>One</li></ul>'
  expect(pasted(html, 'inline').written).toBe('Title See [our **team**](/team). One')
})
