import { useRef, useState } from 'react'
import layerClasses from '../PageLayer.module.css'
import type { EditRequest, EditReply, ValuePath, EditableSections } from '../../protocol.ts'
import type { EditRequests } from '../requests.ts'
import { useLayoutChanges } from '../layout.ts'
import { focusSection, sectionActions, useSectionChanges } from './sectionChanges.ts'
import { sectionBox, topBox, SectionToolbar, ToolbarIcon } from './SectionToolbar.tsx'
import { SectionPalette } from './SectionPalette.tsx'
import classes from './Sections.module.css'
import { useSectionDrag } from './sectionDrag.ts'

type SectionToolbarsProps = {
  readonly page: EditableSections
  readonly requests: EditRequests
  readonly change: (change: EditRequest) => Promise<EditReply>
  readonly onStatus: (message: string) => void
  /** Opens the settings of a section. Default: the toolbars have no button for it. */
  readonly onSettings?: (path: ValuePath) => void
}

/** A toolbar at the top of each section of the page, and the palette of sections. */
export function SectionToolbars({
  page,
  requests,
  change,
  onStatus,
  onSettings,
}: SectionToolbarsProps) {
  const { list, sections } = page
  useLayoutChanges()
  const layer = useRef<HTMLDivElement>(null)
  /** Where the palette inserts a section. Undefined: it is closed. */
  const [insertAt, setInsertAt] = useState<number>()
  const run = useSectionChanges({
    change,
    onStatus,
    onFocus: (focus) => focusSection(layer.current, sections, focus),
  })
  const actions = sectionActions(page, { run, onInsert: setInsertAt, onSettings })
  const boxes = sections.map(({ id }) => sectionBox(id))
  const shown = boxes.filter((box) => box !== undefined)
  const { drag, drop, start } = useSectionDrag(shown, actions.move)
  const top = topBox()
  return (
    <div
      ref={layer}
      className={`${layerClasses.layer} ${classes.toolbars}`}
      data-dragging={drag && ''}
    >
      {top !== undefined && (
        <div className={classes.frame} style={top} data-section="-1" data-top="">
          <button
            type="button"
            className={classes.top}
            data-button="insert"
            aria-label="Insert a section at the top"
            title="Insert a section at the top"
            onClick={() => setInsertAt(0)}
          >
            <ToolbarIcon name="insert" />
          </button>
        </div>
      )}
      {sections.map(({ heading }, index) => {
        const box = boxes[index]
        if (box === undefined) return null
        return (
          <div
            key={index}
            className={classes.frame}
            style={box}
            data-section={index}
            data-dragged={drag?.from === index || undefined}
          >
            <SectionToolbar
              heading={heading}
              actions={actions.of(index)}
              onDragStart={(event) => start(event, index)}
              onMove={(direction) => actions.move(index, index + direction)}
            />
          </div>
        )
      })}
      {drop !== undefined && (
        <div className={classes.drop} style={{ top: drop.line }} data-drop={drop.to} />
      )}
      {insertAt !== undefined && (
        <SectionPalette
          requests={requests}
          onInsert={(kind) =>
            run(
              {
                kind: 'insertSection',
                list: list.path,
                version: list.version,
                index: insertAt,
                section: kind,
              },
              { index: insertAt, button: 'insert', message: 'Inserted. Undo removes it.' },
            )
          }
          onClose={() => setInsertAt(undefined)}
        />
      )}
    </div>
  )
}
