import { Button, IconButton, type ButtonLook } from '@sild/ui'
import type { ComponentProps, ReactNode } from 'react'

export type MenuButtonProps = Pick<ButtonLook, 'variant' | 'size' | 'iconEnd'> & {
  label: string
  /** With an icon the button shows only that; the label is its name. */
  icon?: ReactNode
}

export function MenuButton({
  label,
  icon,
  iconEnd,
  variant,
  size,
  ...button
}: MenuButtonProps & Omit<ComponentProps<'button'>, 'children'>) {
  const look = { variant, size }
  if (icon) return <IconButton {...button} {...look} label={label} icon={icon} />
  return (
    <Button {...button} {...look} iconEnd={iconEnd}>
      {label}
    </Button>
  )
}
