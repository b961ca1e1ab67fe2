import {
  Accordion,
  ActionIcon,
  Button,
  createTheme,
  type CSSVariablesResolver,
  darken,
  Menu,
  Modal,
  NativeSelect,
  Popover,
  Portal,
  Tooltip,
} from '@mantine/core'
import { EDITOR_ID } from './status.ts'

/** A touch would leave the tooltip open. */
const TOOLTIP = { hover: true, focus: true, touch: false }

const LINES = { lineHeight: 1.3, whiteSpace: 'normal' } as const

/** The theme of the editor. It has nothing of the brand, so that the tools look different from the page. */
export const editorTheme = createTheme({
  primaryColor: 'blue',
  primaryShade: 8,
  defaultRadius: 'md',
  fontFamily: 'system-ui, sans-serif',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  components: {
    // Everything is in the element of the editor, which has the variables of the theme.
    Portal: Portal.extend({ defaultProps: { target: `#${EDITOR_ID}` } }),
    Button: Button.extend({
      defaultProps: { size: 'sm', variant: 'default' },
      // A long name has several lines.
      styles: { root: { height: 'auto', minHeight: 'var(--button-height)' }, label: LINES },
    }),
    Accordion: Accordion.extend({
      defaultProps: { transitionDuration: 0, keepMounted: false, variant: 'contained' },
    }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { size: 'lg', variant: 'subtle', color: 'gray.8' },
    }),
    Menu: Menu.extend({ defaultProps: { zIndex: 310, shadow: 'md', position: 'bottom-end' } }),
    // Without the scroll bar, the page would be wider.
    Modal: Modal.extend({
      defaultProps: { zIndex: 307, lockScroll: false, size: 'lg' },
      // As in a panel.
      styles: { title: { fontSize: 'var(--mantine-h4-font-size)', fontWeight: 700 } },
    }),
    NativeSelect: NativeSelect.extend({ defaultProps: { size: 'sm' } }),
    Popover: Popover.extend({ defaultProps: { zIndex: 310, shadow: 'md' } }),
    Tooltip: Tooltip.extend({ defaultProps: { zIndex: 311, openDelay: 400, events: TOOLTIP } }),
  },
})

/** Colors of texts with enough contrast, also on a light button under the pointer: those of Mantine have less than 4.5. */
export const editorVariables: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-blue-9': darken(colors.blue[9], 0.2),
    '--mantine-color-green-9': darken(colors.green[9], 0.2),
    '--mantine-color-orange-9': darken(colors.orange[9], 0.2),
    '--mantine-color-red-9': darken(colors.red[9], 0.2),
    '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
  },
  dark: {},
})
