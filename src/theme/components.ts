import { createTheme, UnstyledButton, VisuallyHidden } from '@mantine/core'

/**
 * What Mantine's components have to know of the theme where they run: nothing of how it looks,
 * which is in style sheets. Of these two, all that they are is in Mantine's own.
 */
export const componentTheme = createTheme({
  components: {
    UnstyledButton: { classNames: UnstyledButton.classes },
    VisuallyHidden: { classNames: VisuallyHidden.classes },
  },
})
