import { Anchor, classNames } from '@sild/ui'
import type { ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Pressable } from 'react-aria-components/Menu'
import * as css from './Menu.module.css'
import { MenuButton, type MenuButtonProps } from './MenuButton.tsx'
import * as overlay from './Overlay.module.css'
import { PageLocale } from './PageLocale.tsx'

export interface MenuEntry {
  id: string
  label: string
  icon?: ReactNode
  href?: string
  onAction?: () => void
  isDanger?: boolean
  isDisabled?: boolean
}

export type MenuProps = MenuButtonProps & { items: MenuEntry[] }

export function Menu({ items, ...button }: MenuProps) {
  return (
    <PageLocale>
      <MenuTrigger>
        <Pressable>
          <MenuButton {...button} />
        </Pressable>
        <Popover
          placement="bottom end"
          offset={4}
          className={classNames(overlay.surface, overlay.sliding, css.popover)}
        >
          <AriaMenu className={css.menu} items={items}>
            {(item) => (
              <MenuItem
                id={item.id}
                textValue={item.label}
                href={item.href}
                isDisabled={item.isDisabled}
                onAction={item.onAction}
                className={classNames(css.item, item.isDanger && css.danger)}
                render={(props) =>
                  'href' in props && props.href ? (
                    <Anchor {...props} href={props.href} />
                  ) : (
                    <div {...(props as object)} />
                  )
                }
              >
                {item.icon}
                {item.label}
              </MenuItem>
            )}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </PageLocale>
  )
}
