/**
 * The global styles, in order. Only the document imports them. The style sheets of all Mantine components are here,
 * because a style sheet with a cascade layer must not load later (`README.md`). The styles of our components have no
 * layer, so they override Mantine's in any order.
 */
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import 'virtual:theme.css'
import 'virtual:fonts.css'
import './base.css'
import './motion.css'
import './forcedColors.css'
import './print.css'
