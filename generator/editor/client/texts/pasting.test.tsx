import type { ModelPath } from '../../../diagnostics/diagnostic.ts'
import { DOMParser } from '@tiptap/pm/model'
import { getSchema } from '@tiptap/core'
import { expect, it } from 'vitest'
import { markdownText } from './markdownText.ts'
import { canHaveParagraphs } from './findTexts.ts'
import { directTarget, pastedContent, pastedText } from './pasting.ts'
import { textExtensions } from './textSchema.ts'

/** The open text that pasted content has replaced, and what is written into the manifest. */
function pasted(
  html: string,
  markdown: 'inline' | 'blocks',
  path: ModelPath = ['text'],
  isAfterWord = false,
) {
  const text = { markdown, path }
  const schema = getSchema(textExtensions(markdown, [], canHaveParagraphs(text)))
  const content = document.createElement('div')
  const pasted = pastedContent(text, ['/', '/team'], html, isAfterWord)
  content.innerHTML = pasted.html
  const doc = DOMParser.fromSchema(schema).parse(content)
  const parts = markdownText(schema, markdown, []).parts(doc)
  const written = parts.map((part) => ('text' in part ? part.text : part.code)).join('')
  return { doc, written, notes: pasted.notes }
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
  const { doc, written, notes } = pasted(WORD, 'blocks')
  expect(notes).toEqual(['Not pasted: 1 picture. Show pictures with a section that has one.'])
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

it('pastes a table and a list into paragraphs as one paragraph for each row and entry, and says it', () => {
  const html =
    '<h2>Report</h2><table><tr><th>Year</th><th>Value</th></tr><tr><td><p>2024</p></td><td>10</td></tr></table><ul><li>One</li></ul>'
  const { doc, written, notes } = pasted(html, 'inline', ['paragraphs', 0], true)
  // What is pasted does not continue the word before the caret.
  expect(doc.firstChild?.textContent).toBe('')
  expect(written).toBe('Report\n\nYear | Value\n\n2024 | 10\n\nOne')
  expect(notes).toEqual(['Tables and lists are pasted as plain text here.'])
  expect(pasted(html, 'inline').written).toBe('Report Year | Value 2024 | 10 One')
})

it.each([
  ['<ol><li>Only one</li></ol>', '1. Only one'],
  ['<p><b>Note:</b>text</p>', '**Note:**text'],
  ['<p>これは<b>「太字」</b>です。</p>', 'これは**「太字」**です。'],
  ['<p>One\u2028two</p>', 'One two'],
  [`<p>See <a href="${location.origin}/team#all">us</a>.</p>`, 'See [us](/team#all).'],
  ['<p>See <a href="http://a.example/b">them</a>.</p>', 'See [them](https://a.example/b).'],
])('pastes %s as a text that can be saved', (html, written) => {
  expect(pasted(html, 'blocks').written).toBe(written)
})

it.each(['page.html', '/wiki/Page', '#_Toc1', 'file:///C:/a.docx'])(
  'pastes the text of a link to %s, which is no page of the site, and says it',
  (target) => {
    const { written, notes } = pasted(`<p>See <a href="${target}">this page</a>.</p>`, 'blocks')
    expect(written).toBe('See this page.')
    expect(notes).toEqual([
      `Pasted without the link of “this page”: ${target} is neither a page of this site nor a complete URL.`,
    ])
  },
)

it('pastes lines of plain text, also if they end with U+2028, and nothing else of it changes', () => {
  expect(pastedText('*s* _u_\u2028two', true)).toBe('*s* _u_\ntwo')
  expect(pastedText('One\u2029two', false)).toBe('One two')
})

const TARGET = 'https://a.example/b?c=d&e'

it.each([
  `https://www.google.com/url?q=${encodeURIComponent(TARGET)}&sa=D&source=docs`,
  `https://www.google.co.uk/url?sa=t&url=${encodeURIComponent(TARGET)}&usg=x`,
  `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(TARGET)}&data=05`,
  `https://l.facebook.com/l.php?u=${encodeURIComponent(TARGET)}&h=x`,
  TARGET,
])('a link of a mail or search program leads directly to its target: %s', (href) => {
  expect(directTarget(href)).toBe(TARGET)
  expect(pasted(`<a href="${href.replaceAll('&', '&amp;')}">b</a>`, 'inline').written).toBe(
    `[b](${TARGET})`,
  )
})
