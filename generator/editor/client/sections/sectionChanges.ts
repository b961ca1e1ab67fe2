import type { MenuAction } from '../ActionsMenu.tsx'
import { useRef } from 'react'
import { problemOf, useEditor } from '../editor.ts'
import { SENTENCES } from '../sentences.ts'
import { elementsAfter, indexesOf, type ListChange } from '../settings/ListEntries.tsx'

const { sections: sentences } = SENTENCES

/** How long the page takes at most to show a saved change. Milliseconds. */
const UPDATED_AFTER = 5000

/** Something to do with a section. Its button is found by its icon, too. */
export type SectionAction = MenuAction & { readonly icon: string }

/**
 * Changes of the sections, one after the other. The focus moves with a section when the page shows the result. Sections
 * that several pages share are one element of the list: they move together.
 */
export function useSectionChanges() {
  const { page, panel, change, showResult } = useEditor()
  const { list, sections } = page.sections
  const { elements } = list
  const seen = { list: list.path, revision: list.revision }
  const isBusy = useRef(false)
  const heading = (section: number) => sections[section]?.heading ?? ''
  /** The index of the element that contains a section. */
  const elementOf = (section: number) =>
    elements.findIndex(({ first, count }) => section < first + count)

  /**
   * Shows a change at once and sends it. Then a button of the section at `index` gets the focus; of `-1`, the button at
   * the top of the page.
   */
  async function run(requested: ListChange, index: number, button: string, message: string) {
    if (isBusy.current) return
    isBusy.current = true
    const ids = sections.map(({ id }) => id)
    const takeBack = showSections(ids, elementsAfter(elements, requested).flatMap(indexesOf))
    const problem = change(requested).then((reply) => {
      if (reply.result !== 'saved') takeBack()
      // If nothing of the page changes, e.g. because a section and its duplicate are swapped.
      else setTimeout(takeBack, UPDATED_AFTER)
      return problemOf(reply)
    })
    const focus = [`[data-in-order] [data-section="${index}"] [data-button=${button}]`]
    await showResult(problem, { message, focus })
    isBusy.current = false
  }

  /** Moves a section to the position of another element. */
  function moveTo(section: number, to: number) {
    const from = elementOf(section)
    if (to < 0 || to >= elements.length || from === to) return
    const isUp = to < from
    const passed = isUp ? elements.slice(to, from) : elements.slice(from + 1, to + 1)
    const distance = passed.reduce((sum, { count }) => sum + count, 0)
    const index = isUp ? section - distance : section + distance
    const message = sentences.moved(heading(section), to + 1, elements.length)
    const button = isUp ? 'arrow-up' : 'arrow-down'
    void run({ kind: 'moveEntry', ...seen, from, to }, index, button, message)
  }

  const move = (section: number, direction: -1 | 1) =>
    moveTo(section, elementOf(section) + direction)

  /** Duplicates a section. Sections that several pages share are replaced by copies. */
  function copy(section: number, index: number, isShared: boolean) {
    const message = isShared ? sentences.copied : sentences.duplicated(heading(section))
    const kind = isShared ? 'copyEntries' : 'duplicateEntry'
    void run({ kind, ...seen, index }, isShared ? section : section + 1, 'dots', message)
  }

  function remove(section: number, index: number) {
    const next = Math.min(section, sections.length - 2)
    const message = sentences.removed(heading(section))
    void run({ kind: 'removeEntry', ...seen, index }, next, next < 0 ? 'plus' : 'dots', message)
  }

  return {
    move,
    /** Whether a section is the last one of its element, so that another one can be inserted after it. */
    endsElement: (section: number) => elementOf(section) !== elementOf(section + 1),
    /** Moves a section to the index of another one. */
    drop: (section: number, target: number) => moveTo(section, elementOf(target)),
    /** What can be done with a section. `copyToPage` opens the dialog. */
    actionsOf(section: number, copyToPage: () => void): SectionAction[] {
      const index = elementOf(section)
      const isLast = index === elements.length - 1
      const isShared = elements[index]?.shared !== undefined
      const copyName = isShared ? sentences.copyShared : sentences.duplicate
      const [up, down] = [() => move(section, -1), () => move(section, 1)]
      const openSettings = () => panel.openSettings([...list.path, section])
      const removeIt = () => remove(section, index)
      return [
        { icon: 'arrow-up', name: sentences.up, isDisabled: index === 0, run: up },
        { icon: 'arrow-down', name: sentences.down, isDisabled: isLast, run: down },
        { icon: 'settings', name: sentences.settings, run: openSettings },
        { icon: 'file-export', name: SENTENCES.copySection.action, run: copyToPage },
        { icon: 'copy', name: copyName, run: () => copy(section, index, isShared) },
        { icon: 'trash', name: sentences.remove, isDisabled: isShared, run: removeIt },
      ]
    },
    /** Inserts a new section of a kind. */
    insert(kind: string, section: number) {
      const index = section === 0 ? 0 : elementOf(section - 1) + 1
      const change = { kind: 'insertSection', ...seen, index, section: kind } as const
      const shown = elements[index]?.first ?? sections.length
      void run(change, shown, 'plus', sentences.inserted)
    },
  }
}

/**
 * Shows the sections of the page as they will be after a change, while it is saved. React owns their nodes, so a style
 * sheet moves and hides them, and a duplicate is a copy that reacts to nothing. Both are removed when React has rendered
 * the change, which can give a node the id and the texts of another section, or by the returned function.
 *
 * @param ids the ids of the sections
 * @param order their indexes after the change: without a removed section, and twice with a duplicated one
 */
function showSections(ids: readonly string[], order: readonly number[]): () => void {
  const nodes = [...document.querySelectorAll(`main :is(${ids.map(selectorOf).join()})`)]
  const parent = nodes[0]?.parentElement
  // The page may not show the last change yet.
  const isCurrent = nodes.map(({ id }) => id).join(' ') === ids.join(' ')
  if (parent == null || !isCurrent) return () => {}
  const style = document.createElement('style')
  style.textContent = stylesOf(nodes, order).join('\n')
  const duplicated = nodes[order.find((index, at) => index === order[at - 1]) ?? -1]
  const copy = duplicated && copyOf(duplicated)
  if (copy !== undefined) duplicated?.after(copy)
  document.body.append(style)
  const end = () => {
    observer.disconnect()
    style.remove()
    copy?.remove()
  }
  const content = () => [...parent.children].map(({ id, textContent }) => id + textContent).join()
  const before = content()
  const observer = new MutationObserver(() => {
    if (!parent.isConnected || content() !== before) end()
  })
  const changes = { childList: true, subtree: true, characterData: true, attributeFilter: ['id'] }
  observer.observe(document.body, changes)
  return end
}

const selectorOf = (id: string) => `[id=${JSON.stringify(id)}]`

/** The rules that move the sections, or hide the removed one. */
function stylesOf(nodes: readonly Element[], order: readonly number[]): readonly string[] {
  if (order.length !== nodes.length) {
    const removed = nodes.filter((_, index) => !order.includes(index))
    return removed.map(({ id }) => `${selectorOf(id)} { display: none !important }`)
  }
  let top = nodes[0]?.getBoundingClientRect().top ?? 0
  return order.flatMap((index) => {
    const node = nodes[index]
    if (node === undefined) return []
    const box = node.getBoundingClientRect()
    const distance = top - box.top
    top += box.height
    // As a part of its height, which is right also while the page is scaled.
    const shift = (100 * distance) / box.height
    const isMoved = Math.abs(distance) >= 1
    return isMoved ? [`${selectorOf(node.id)} { translate: 0 ${shift}% !important }`] : []
  })
}

/** A copy that the author and assistive technology cannot use. */
function copyOf(section: Element): Element {
  const copy = document.importNode(section, true)
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id')
  copy.toggleAttribute('inert', true)
  return copy
}
