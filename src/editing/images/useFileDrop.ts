import { useEffect, useEffectEvent, useState } from 'react'
import type { ShownImage } from './findImages.ts'
import { imageAt } from './imageBox.ts'

/**
 * Lets the author drop a file on the page. Returns the image under the dragged file. A file that is dropped
 * elsewhere does not replace the document, as browsers do by default.
 */
export function useFileDrop(
  shown: readonly ShownImage[],
  onDrop: (files: readonly File[], target: ShownImage | undefined) => void,
): ShownImage | undefined {
  const [target, setTarget] = useState<string>()
  const onDragOver = useEffectEvent((event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setTarget(imageAt(shown, pointOf(event))?.id)
  })
  const onDropFiles = useEffectEvent((event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return
    event.preventDefault()
    setTarget(undefined)
    onDrop([...event.dataTransfer.files], imageAt(shown, pointOf(event)))
  })
  useEffect(() => {
    const over = (event: DragEvent) => onDragOver(event)
    const drop = (event: DragEvent) => onDropFiles(event)
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setTarget(undefined)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('drop', drop)
    document.addEventListener('dragleave', leave)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('drop', drop)
      document.removeEventListener('dragleave', leave)
    }
  }, [])
  return shown.find(({ id }) => id === target)
}

const pointOf = ({ pageX, pageY }: DragEvent) => ({ x: pageX, y: pageY })
