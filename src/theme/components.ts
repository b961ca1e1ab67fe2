import { Anchor, Button, Container, List, Paper, Text, ThemeIcon, Title } from '@mantine/core'
import anchor from './components/Anchor.module.css'
import button from './components/Button.module.css'
import container from './components/Container.module.css'
import list from './components/List.module.css'
import text from './components/Text.module.css'
import themeIcon from './components/ThemeIcon.module.css'
import title from './components/Title.module.css'

/** The classes and default properties of Mantine components. */
export const components = {
  Anchor: Anchor.extend({ classNames: anchor, defaultProps: { underline: 'always' } }),
  Button: Button.extend({ classNames: button }),
  Container: Container.extend({ classNames: container }),
  List: List.extend({ classNames: list }),
  Paper: Paper.extend({ defaultProps: { radius: 0 } }),
  Text: Text.extend({ classNames: text }),
  ThemeIcon: ThemeIcon.extend({ classNames: themeIcon }),
  Title: Title.extend({ classNames: title }),
}
