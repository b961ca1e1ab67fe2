/**
 * The global styles, in order. Only the document imports them. Components that not every page uses
 * import their styles themselves; all styles are in cascade layers, so their loading order has no
 * effect.
 */
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Text.layer.css'
import '@mantine/core/styles/Title.layer.css'
import '@mantine/core/styles/Container.layer.css'
import '@mantine/core/styles/List.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ThemeIcon.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import 'virtual:theme.css'
import 'virtual:fonts.css'
import './base.css'
import './motion.css'
import './forcedColors.css'
import './print.css'
