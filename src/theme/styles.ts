/**
 * Every style that the whole site needs, in order. Import it once, in the document. Styles of
 * components that only some pages use come with those components, in layers, so that the order in
 * which they arrive decides nothing.
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
import './fonts.css'
import './base.css'
import './motion.css'
import './forcedColors.css'
import './print.css'
