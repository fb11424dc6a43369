import { Cluster, Grid, Stack } from '../layout/Layout.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { Text } from '../typography/Typography.tsx'
import './palettes.css'
import { colors, paletteColors, palettes, radii, spaces } from './tokens.ts'
import * as css from './Tokens.module.css'

export const meta: StoryMeta = {
  title: 'Tokens',
  group: 'Foundations',
  from: '@sild/ui/tokens/index.css',
  source: 'tokens/',
}

/** The styleguide is drawn in the browser only, so a style attribute set by script is within the policy. */
const withToken = (property: string) => (element: HTMLElement | null) =>
  element?.style.setProperty('--token', `var(${property})`)

export const Colors: Story = () => (
  <Grid column="small" gap={12}>
    {colors.map((name) => (
      <Stack key={name} gap={4}>
        <span ref={withToken(`--color-${name}`)} className={css.swatch} />
        <Text size={12} tone="muted">
          --color-{name}
        </Text>
      </Stack>
    ))}
  </Grid>
)

/** Colours that a company may give its page; `palettes.css` comes with the pages that need them. */
export const Palettes: Story = () => (
  <Grid column="small" gap={12}>
    {palettes.map((palette) => (
      <Stack key={palette} gap={4} data-palette={palette}>
        {paletteColors.map((name) => (
          <span key={name} ref={withToken(`--color-${name}`)} className={css.swatch} />
        ))}
        <Text size={12} tone="muted">
          {palette}
        </Text>
      </Stack>
    ))}
  </Grid>
)

export const Distances: Story = () => (
  <Stack gap={4}>
    {spaces.map((pixels) => (
      <Cluster key={pixels} gap={12}>
        <Text as="span" size={12} tone="muted" className={css.name}>
          --space-{pixels}
        </Text>
        <span ref={withToken(`--space-${pixels}`)} className={css.distance} />
      </Cluster>
    ))}
  </Stack>
)

export const Radii: Story = () => (
  <Cluster gap={16}>
    {radii.map((name) => (
      <Stack key={name} gap={4}>
        <span ref={withToken(`--radius-${name}`)} className={css.corner} />
        <Text size={12} tone="muted">
          --radius-{name}
        </Text>
      </Stack>
    ))}
  </Cluster>
)
