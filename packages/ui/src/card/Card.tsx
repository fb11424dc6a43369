import type { ComponentProps, ElementType, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Anchor } from '../link/Anchor.tsx'
import * as css from './Card.module.css'

export type CardProps = ComponentProps<'div'> & {
  as?: ElementType
  padding?: 'none' | 'small' | 'regular' | 'large'
  /** The title link covers the card, so the whole card reacts to the pointer. */
  isLinked?: boolean
}

export function Card({ as: Element = 'div', padding = 'regular', isLinked, className, ...card }: CardProps) {
  return <Element {...card} className={classNames(css.card, css[padding], isLinked && css.linked, className)} />
}

export type CardTitleProps = { children: ReactNode; level?: 2 | 3 | 4; href?: string }

/** With `href` its link covers the whole card; other links and buttons of the card stay above it. */
export function CardTitle({ children, level = 3, href }: CardTitleProps) {
  const Element: ElementType = `h${level}`
  return (
    <Element className={css.title}>
      {href ? (
        <Anchor href={href} className={css.cover}>
          {children}
        </Anchor>
      ) : (
        children
      )}
    </Element>
  )
}
