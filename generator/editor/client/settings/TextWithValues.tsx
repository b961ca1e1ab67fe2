import { Input } from '@mantine/core'
import { Editor, Node } from '@tiptap/core'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { sourceOf, typedParts, type TextPart } from '../../../../src/model/textParts.ts'
import { CODE_ATTRIBUTE, textExtensions } from '../texts/textSchema.ts'
import { inputProps, type InputProps } from './inputProps.tsx'

type TextWithValuesProps = InputProps & {
  /** The parts of the text in the manifest. Other inserted values need another `key`. */
  readonly parts: readonly TextPart[]
}

/**
 * A text that inserts values, e.g. the name of the company. Each is a chip: one character that can only be removed or
 * moved as a whole.
 */
export function TextWithValues({ parts, ...props }: TextWithValuesProps) {
  const { label, value, problem, onEnter, onCommit } = props
  const field = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const changed = useEffectEvent((opened: Editor) => onEnter(textOf(opened)))
  const open = useEffectEvent((element: HTMLElement) => {
    const inserted = parts.filter((part) => 'code' in part)
    const opened = new Editor({
      element: { mount: element },
      extensions: textExtensions(undefined, inserted).map((extension) =>
        extension instanceof Node && extension.name === 'doc'
          ? extension.extend({ whitespace: 'pre' })
          : extension,
      ),
      content: documentOf(value, parts),
      injectCSS: false,
      editorProps: {
        attributes: { role: 'textbox', 'aria-label': label, 'aria-multiline': 'true' },
        // Enter saves, as in other fields.
        handleDOMEvents: { keydown: (_, { key, shiftKey }) => key === 'Enter' && !shiftKey },
        handleKeyDown({ state, dispatch }, { key, shiftKey }) {
          const isBreak = key === 'Enter' && shiftKey
          if (isBreak) dispatch(state.tr.insertText('\n').scrollIntoView())
          return isBreak
        },
        handlePaste({ state, dispatch }, { clipboardData }) {
          // What is copied with a chip keeps the chip.
          if (clipboardData?.getData('text/html').includes(CODE_ATTRIBUTE) !== false) return false
          const pasted = clipboardData.getData('text/plain').replaceAll(/\r\n?/g, '\n')
          dispatch(state.tr.insertText(pasted).scrollIntoView())
          return true
        },
      },
      onUpdate: () => changed(opened),
    })
    opened.commands.setTextSelection(opened.state.doc.content.size)
    return opened
  })
  useLayoutEffect(() => {
    if (field.current === null) return undefined
    const opened = open(field.current)
    setEditor(opened)
    return () => opened.destroy()
  }, [])
  // The saved value is restored, or another program has changed it.
  useLayoutEffect(() => {
    if (editor === undefined || textOf(editor) === value) return
    editor.commands.setContent(documentOf(value, parts), { emitUpdate: false })
  }, [editor, value, parts])
  return (
    <Input.Wrapper {...inputProps(props)} labelElement="div">
      <Input
        component="div"
        multiline
        ref={field}
        styles={PRE}
        error={problem !== ''}
        onBlur={() => {
          // A rejected value is sent again only with Enter.
          if (problem === '') onCommit(value)
        }}
      />
    </Input.Wrapper>
  )
}

/** The document of a text whose inserted values are `${code}`. */
const documentOf = (text: string, parts: readonly TextPart[]) => ({
  type: 'doc',
  content: typedParts(text, parts).map((part) =>
    'text' in part
      ? { type: 'text', text: part.text }
      : { type: 'inserted', attrs: { code: part.code } },
  ),
})

/** The text of a document. Inserted values are `${code}`. */
const textOf = ({ state: { doc } }: Editor) =>
  doc.textBetween(0, doc.content.size, '', ({ attrs }) =>
    sourceOf([{ code: String(attrs['code']), value: '' }]),
  )

/** Line breaks and spaces are visible, as in other fields. */
const PRE = { input: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } as const
