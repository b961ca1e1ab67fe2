import { ActionIcon, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '../../../src/parts/icons.tsx'

/** An item of a menu. */
export type MenuAction = {
  readonly name: string
  /** The name of the icon. Default: none. */
  readonly icon?: string
  readonly isDisabled?: boolean
  readonly run: () => void
}

type ActionsMenuProps = {
  readonly actions: readonly MenuAction[]
  /** The button that opens it. */
  readonly children: ReactNode
}

/** A menu below a button. The action decides which element gets the focus, so it is not returned to the button. */
export const ActionsMenu = ({ actions, children }: ActionsMenuProps) => (
  <Menu returnFocus={false} transitionProps={{ duration: 0 }}>
    <Menu.Target>{children}</Menu.Target>
    <Menu.Dropdown
      onKeyDown={(event) => {
        // Otherwise, the panel closes too.
        if (event.key === 'Escape') event.stopPropagation()
      }}
    >
      {actions.map(({ name, icon, isDisabled, run }) => (
        <Menu.Item
          key={name}
          disabled={isDisabled}
          color={icon === 'trash' ? 'red.9' : undefined}
          leftSection={icon !== undefined && <Icon name={icon} />}
          onClick={run}
        >
          {name}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)

type EntryMenuProps = Pick<ActionsMenuProps, 'actions'> & {
  /** The name of the button, with that of the entry. */
  readonly label: string
}

/** The menu at the end of the row of an entry. */
export const EntryMenu = ({ label, actions }: EntryMenuProps) => (
  <ActionsMenu actions={actions}>
    <ActionIcon c="gray.7" aria-label={label} data-button="menu">
      <Icon name="dots" />
    </ActionIcon>
  </ActionsMenu>
)
