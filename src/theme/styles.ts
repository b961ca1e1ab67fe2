/**
 * The global styles, in order. Only the document imports them. Mantine's resets are in a cascade layer, so they must
 * not load later (`README.md`). The styles of our components have no layer, so they override them in any order.
 */
import '@mantine/core/styles/baseline.layer.css'
import 'virtual:theme.css'
import 'virtual:fonts.css'
import './base.css'
import './forcedColors.css'
import './print.css'
