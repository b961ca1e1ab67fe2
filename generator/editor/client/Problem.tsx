import { Alert } from '@mantine/core'

/** Why something was not saved or loaded. An empty text is not shown. */
export const Problem = ({ text }: { readonly text: string | undefined }) =>
  text !== undefined &&
  text !== '' && (
    <Alert color="red" variant="light" p="xs" style={{ whiteSpace: 'pre-line' }}>
      {text}
    </Alert>
  )
