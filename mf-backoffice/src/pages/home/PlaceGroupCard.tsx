import { useText } from '@sild/shell-api'
import { Card, CardTitle, Link, Stack, Text } from '@sild/ui'
import type { PlaceGroup } from './places.ts'

/** Related pages of the back office, each with its purpose. */
export function PlaceGroupCard({ id, places }: PlaceGroup) {
  const text = useText('mf-backoffice')
  return (
    <Card padding="large">
      <Stack gap={12}>
        <CardTitle level={3}>{text(`home.places.${id}`)}</CardTitle>
        <Stack as="ul" gap={12}>
          {places.map((place) => (
            <li key={place.id}>
              <Link href={place.path}>{text(`${place.id}.title`)}</Link>
              <Text size={14} tone="muted">
                {text(`${place.id}.description`)}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
