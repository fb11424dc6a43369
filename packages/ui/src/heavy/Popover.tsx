import { classNames } from '@sild/ui'
import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger, Popover as AriaPopover, Pressable } from 'react-aria-components/Popover'
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import * as overlay from './Overlay.module.css'
import { PageLocale } from './PageLocale.tsx'
import * as css from './Popover.module.css'

export interface PopoverProps {
  /** A button of `@sild/ui`. */
  trigger: ReactElement<Record<string, unknown>, string>
  label: string
  children: ReactNode
}

export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <PageLocale>
      <DialogTrigger>
        <Pressable>{trigger}</Pressable>
        <AriaPopover offset={4} className={classNames(overlay.surface, overlay.sliding, css.popover)}>
          <Dialog aria-label={label} className={css.content}>
            {children}
          </Dialog>
        </AriaPopover>
      </DialogTrigger>
    </PageLocale>
  )
}

export interface TooltipProps {
  trigger: ReactElement<Record<string, unknown>, string>
  children: ReactNode
}

/** An addition for those with a pointer or a keyboard; nothing that must be known stands only here. */
export function Tooltip({ trigger, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{trigger}</Focusable>
      <AriaTooltip offset={6} className={css.tooltip}>
        {children}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
