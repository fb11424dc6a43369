import { Anchor, classNames } from '@sild/ui'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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

export function Menu({ items, ...look }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** A dialog opened by an item must return the focus to the menu button, because the item no longer exists. */
  function act(onAction: () => void) {
    flushSync(() => setOpen(false))
    button.current?.focus()
    onAction()
  }
  return (
    <PageLocale>
      <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Pressable>
          <MenuButton {...look} ref={button} />
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
                onAction={() => item.onAction && act(item.onAction)}
                className={classNames(css.item, item.isDanger && css.danger)}
                render={(props) =>
                  'href' in props && props.href ? (
                    <Anchor {...props} href={props.href} />
                  ) : (
                    // Without an address these are props of a div, which the types cannot express.
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
