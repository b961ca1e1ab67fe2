import { Button, Group, Text } from '@mantine/core'
import { problemOf, useEditor } from '../editor.ts'
import { SENTENCES } from '../sentences.ts'
import classes from './Images.module.css'

const { pictures: words } = SENTENCES

/** Offers to remove the file of a picture that a change has left without use. */
export function UnusedImages() {
  const { page, abandoned, keepImage, change, show, showResult } = useEditor()
  const picture = page.pictures.find(({ name, uses }) => uses === 0 && abandoned.includes(name))
  if (picture?.revision === undefined) return null
  const { name, revision, alt, file, original } = picture
  const remove = () =>
    void showResult(change({ kind: 'removeImage', name, revision }).then(problemOf), {
      message: words.removed,
      focus: UNDO,
    })
  const keep = () => {
    keepImage(name)
    show({ message: words.kept, focus: UNDO })
  }
  return (
    <Group gap="xs" px="xs">
      <img src={original} alt={alt} className={classes.thumbnail} />
      <Text flex="1 1 10rem" title={file}>
        {words.unused}
      </Text>
      <Button onClick={remove}>{words.remove}</Button>
      <Button onClick={keep}>{words.keep}</Button>
    </Group>
  )
}

/** The button that gets the focus, because those of the offer are gone. */
const UNDO = ['[data-change=undo]:enabled', '[data-change]:enabled']
