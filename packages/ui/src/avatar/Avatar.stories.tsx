import { Cluster } from '../layout/Layout.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { Avatar, CompanyLogo } from './Avatar.tsx'

export const meta: StoryMeta = { title: 'Avatar', group: 'Content', from: '@sild/ui', source: 'avatar/Avatar.tsx' }

const sizes = [24, 32, 40, 56, 80] as const
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Cpath fill='%23144a3f' d='M0 0h40v40H0z'/%3E%3Cpath fill='none' stroke='%23fff' stroke-width='3' d='M8 26c6-10 18-10 24 0'/%3E%3C/svg%3E"

export const People: Story = () => (
  <Cluster>
    {sizes.map((size) => (
      <Avatar key={size} name="Õnne Mägi" size={size} />
    ))}
  </Cluster>
)

export const Companies: Story = () => (
  <Cluster>
    {sizes.map((size) => (
      <CompanyLogo key={size} name="Põhjala Tarkvara OÜ" size={size} />
    ))}
  </Cluster>
)

export const WithPicture: Story = () => (
  <Cluster>
    {sizes.map((size) => (
      <CompanyLogo key={size} name="Silla & Kaare" src={picture} size={size} />
    ))}
    <Avatar name="Élodie Lefèvre" src={picture} isNamed />
    <CompanyLogo name="Broken picture" src="data:image/png;base64,AAAA" />
  </Cluster>
)
