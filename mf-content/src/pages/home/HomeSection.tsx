import { Cluster, Heading, Link, Stack } from '@sild/ui'
import type { ReactNode } from 'react'

interface HomeSectionProps {
  id: string
  title: string
  more?: { href: string; label: string }
  children: ReactNode
}

export function HomeSection({ id, title, more, children }: HomeSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Stack gap={24}>
        <Cluster justify="between" align="baseline">
          <Heading id={`${id}-title`} size={24}>
            {title}
          </Heading>
          {more && (
            <Link isAlone href={more.href}>
              {more.label}
            </Link>
          )}
        </Cluster>
        {children}
      </Stack>
    </section>
  )
}
