import { Node } from 'ts-morph'
import type { ModelPath } from '../../generator/diagnostics/diagnostic.ts'
import { replaceNode } from '../../generator/manifest/edit/textEdit.ts'
import { editCopy } from './editCopy.ts'
import type { ProjectCopy } from './projectCopy.ts'

/**
 * Sets a text in the manifest of a copy, however the manifest writes it. Afterwards, a test can replace
 * this text with `edit`.
 */
export const setText = (copy: ProjectCopy, place: ModelPath, text: string): Promise<void> =>
  editCopy(copy, (source) => {
    const value = source.node(place, false)
    const call = value.getParent()
    // With the call of `sample` around the value.
    return [replaceNode(Node.isCallExpression(call) ? call : value, `'${text}'`)]
  })
