import { Cluster, Heading, Link, Stack } from '@sild/ui'
import type { ReactNode } from 'react'

interface HomeSectionProps {
  id: string
  title: string
  more?: readonly { href: string; label: string }[]
  children: ReactNode
}

export function HomeSection({ id, title, more = [], children }: HomeSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Stack gap={24}>
        <Cluster justify="between" align="baseline">
          <Heading id={`${id}-title`} size={24}>
            {title}
          </Heading>
          <Cluster gap={16}>
            {more.map(({ href, label }) => (
              <Link isAlone key={href} href={href}>
                {label}
              </Link>
            ))}
          </Cluster>
        </Cluster>
        {children}
      </Stack>
    </section>
  )
}
