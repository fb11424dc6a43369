import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Anchor, type AnchorProps } from '../link/Anchor.tsx'
import * as css from './Button.module.css'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** `dense` is for toolbars and rows worked with a pointer, `large` for the one action of a public page. */
  size?: 'dense' | 'regular' | 'large'
  icon?: ReactNode
  iconEnd?: ReactNode
  isWide?: boolean
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { isPending?: boolean }
export type ButtonLinkProps = AnchorProps & ButtonLook
export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'isWide'> & {
  label: string
  icon: ReactNode
}

type ClassOptions = ButtonLook & { className?: string | undefined }

function buttonClass({ variant = 'secondary', size = 'regular', isWide, className }: ClassOptions) {
  return classNames(css.button, css[variant], css[size], isWide && css.wide, className)
}

function refuse(event: MouseEvent) {
  event.preventDefault()
}

/** While pending it keeps its width, its name and the focus, and ignores presses. */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  isWide,
  isPending,
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      {...(isPending && { 'aria-disabled': true, 'aria-busy': true, onClick: refuse })}
      className={buttonClass({ variant, size, isWide, className })}
    >
      {icon}
      {children}
      {iconEnd}
    </button>
  )
}

export function ButtonLink({ variant, size, icon, iconEnd, isWide, className, children, ...anchor }: ButtonLinkProps) {
  return (
    <Anchor {...anchor} className={buttonClass({ variant, size, isWide, className })}>
      {icon}
      {children}
      {iconEnd}
    </Anchor>
  )
}

export function IconButton({ label, className, variant = 'quiet', ...button }: IconButtonProps) {
  return (
    <Button
      {...button}
      variant={variant}
      aria-label={label}
      title={label}
      className={classNames(css.square, className)}
    />
  )
}
