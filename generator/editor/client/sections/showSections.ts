/**
 * Shows the sections of the page as they will be after a change, while it is saved. React owns their nodes, so a style
 * sheet moves and hides them, and a duplicate is a copy that reacts to nothing. Both are removed when React has rendered
 * the change, which can give a node the id and the texts of another section, or by the returned function.
 *
 * @param ids the ids of the sections
 * @param order their indexes after the change: without a removed section, and twice with a duplicated one
 */
export function showSections(ids: readonly string[], order: readonly number[]): () => void {
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
