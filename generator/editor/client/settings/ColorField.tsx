import { Button, ColorInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { wcagContrast } from 'culori'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { themeCss } from '../../../../src/theme/cssVariables.ts'
import type { Contrast, RequestOf } from '../../protocol.ts'
import { useEditor, type Send } from '../editor.ts'
import { coveredEdges } from '../layout.ts'
import { SENTENCES } from '../sentences.ts'
import { inputProps, joined, typedProps, type InputProps } from './inputProps.tsx'

const { settings } = SENTENCES

type ColorFieldProps = InputProps & {
  readonly contrast?: Contrast
  /** The name of the color of the brand. Default: it is none. */
  readonly brandColor?: BrandColor
}

/** A color: its code with a picker, and the contrast to the colors that it is shown with. */
export function ColorField({ contrast, brandColor, ...props }: ColorFieldProps) {
  const { description, value, defaultValue = '', onEnter, onChoose } = props
  const color = [value, defaultValue].find((code) => COLOR.test(code))
  const { send } = useEditor()
  const isBeside = useMediaQuery('(width > 75em)')
  const { placeholder, onBlur } = typedProps(props)
  return (
    <ColorInput
      {...inputProps(props)}
      {...{ value, placeholder, onBlur }}
      description={
        <>
          <span>
            {joined(
              description,
              // The problem says it, too.
              contrast && color && props.problem === '' && contrastText(color, contrast),
            )}
          </span>
          {brandColor !== undefined && color !== undefined && !props.isUnchanged && (
            <PreviewedColor {...{ send, color, onChoose }} name={brandColor} />
          )}
        </>
      }
      // What is typed stays as it is, also if it is no color.
      fixOnBlur={false}
      withEyeDropper={false}
      popoverProps={isBeside ? besidePanel() : IN_SHEET}
      onChange={onEnter}
    />
  )
}

/** Over the page, and above the bar. */
const besidePanel = () =>
  ({ position: 'left-start', middlewares: { shift: { padding: coveredEdges() } } }) as const

/** Below the field, where it scrolls with the sheet: it never covers the title, the label or the contrast. */
const IN_SHEET = {
  withinPortal: false,
  zIndex: 2,
  middlewares: { flip: false, shift: false },
} as const

const COLOR = /^#[0-9a-f]{6}$/i

/** The contrast of a color, and the one that it needs. Rounded down, so that 4.499 is not 4.5. */
function contrastText(color: string, { to, others, needed }: Contrast): string {
  const ratio = Math.min(...others.map((other) => wcagContrast(color, other)))
  const judgment = ratio >= needed ? settings.enough : settings.tooLow(needed)
  return settings.contrast(to, Math.floor(ratio * 10) / 10, judgment)
}

/** The name of a color of the brand. */
type BrandColor = RequestOf<'siteColors'>['name']

type PreviewedColorProps = {
  readonly send: Send
  readonly name: BrandColor
  readonly color: string
  /** Called with the nearest color that has enough contrast. */
  readonly onChoose: (color: string) => void
}

/** Shows the page with another color of the brand, and with the colors that are computed from it. If its contrast is too low, a button takes the nearest one. */
export function PreviewedColor({ send, name, color, onChoose }: PreviewedColorProps) {
  const [{ css, nearest }, setPreview] = useState<{ css: string; nearest?: string | undefined }>({
    css: '',
  })
  useEffect(() => {
    let isCurrent = true
    send('siteColors', { name, color }).then(
      ({ nearest: next, ...colors }) => {
        if (isCurrent) setPreview({ css: themeCss(undefined, colors), nearest: next })
      },
      // The page keeps its colors.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [send, name, color])
  return (
    <>
      {nearest !== undefined && (
        <Button
          size="compact-sm"
          display="block"
          my={4}
          // The field keeps the focus: without it, it would save the other color.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(nearest)}
        >
          {settings.takeColor(nearest)}
        </Button>
      )}
      {/* The last style sheet of the document, so that its variables replace those of the page. */}
      {createPortal(<style>{css}</style>, document.body)}
    </>
  )
}
