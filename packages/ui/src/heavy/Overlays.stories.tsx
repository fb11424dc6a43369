import { Button, Cluster, Glyph, Stack, Text } from '@sild/ui'
import { Suspense, useState } from 'react'
import type { Story, StoryContext, StoryMeta } from '../story.ts'
import { AlertDialog, ComboBox, DatePicker, Dialog, MediaPreview, Menu, Popover, Sheet, Tooltip } from './index.ts'

export const meta: StoryMeta = {
  title: 'Dialog, Sheet, MediaPreview, Menu, ComboBox, DatePicker',
  group: 'Overlays',
  from: '@sild/ui/heavy',
  source: 'heavy/',
}

type Shown = 'dialog' | 'alert' | 'sheet' | null

function Dialogs({ say }: StoryContext) {
  const [shown, setShown] = useState<Shown>(null)
  const close = () => setShown(null)
  const closeLabel = say('Close', 'Sulge', 'Fermer')
  return (
    <Cluster>
      <Button onClick={() => setShown('dialog')}>{say('Open dialog', 'Ava dialoog', 'Ouvrir la fenêtre')}</Button>
      <Button onClick={() => setShown('alert')}>{say('Ask a question', 'Esita küsimus', 'Poser une question')}</Button>
      <Button onClick={() => setShown('sheet')}>{say('Open sheet', 'Ava paneel', 'Ouvrir le panneau')}</Button>
      <Dialog
        isOpen={shown === 'dialog'}
        onClose={close}
        closeLabel={closeLabel}
        title={say('Respond to the project', 'Vasta projektile', 'Répondre au projet')}
        actions={
          <>
            <Button onClick={close}>{say('Cancel', 'Loobu', 'Annuler')}</Button>
            <Button variant="primary">{say('Send response', 'Saada vastus', 'Envoyer la réponse')}</Button>
          </>
        }
      >
        <Text tone="muted">
          {say(
            'The company sees your message and your contacts.',
            'Ettevõte näeb sinu sõnumit ja kontakte.',
            'L’entreprise voit votre message et vos coordonnées.',
          )}
        </Text>
      </Dialog>
      <AlertDialog
        isOpen={shown === 'alert'}
        onCancel={close}
        onConfirm={close}
        isDanger
        title={say('Delete this publication?', 'Kas kustutada kuulutus?', 'Supprimer cette annonce ?')}
        confirmLabel={say('Delete permanently', 'Kustuta jäädavalt', 'Supprimer définitivement')}
        cancelLabel={say('Keep it', 'Jäta alles', 'Conserver')}
      >
        <Text>
          {say(
            'Its chats are archived. This cannot be undone.',
            'Selle vestlused arhiveeritakse. Seda ei saa tagasi võtta.',
            'Ses conversations seront archivées. Action irréversible.',
          )}
        </Text>
      </AlertDialog>
      <Sheet
        isOpen={shown === 'sheet'}
        onClose={close}
        closeLabel={closeLabel}
        title={say('Filters', 'Filtrid', 'Filtres')}
        actions={
          <Button variant="primary" isWide onClick={close}>
            {say('Show 128 results', 'Näita 128 tulemust', 'Afficher 128 résultats')}
          </Button>
        }
      >
        <Text>{say('Filters stand here.', 'Siin on filtrid.', 'Les filtres se trouvent ici.')}</Text>
      </Sheet>
    </Cluster>
  )
}

export const Modal: Story = (context) => <Dialogs {...context} />

/** Of one colour each, and of sizes that leave room above or beside; nothing stands behind the last one. */
const drawn = (colour: string, width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
  )}`

function Pictures({ say }: StoryContext) {
  const [isOpen, setOpen] = useState(false)
  const wide = say('A wide one', 'Lai pilt', 'Une image large')
  const high = say('A high one', 'Kõrge pilt', 'Une image haute')
  const small = say('A small one', 'Väike pilt', 'Une petite image')
  const missing = say('One that does not come', 'Pilt, mida ei tule', 'Une image qui n’arrive pas')
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('Show pictures', 'Näita pilte', 'Voir les images')}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MediaPreview
            startIndex={0}
            onClose={() => setOpen(false)}
            pictures={[
              { url: drawn('teal', 2400, 1000), alt: wide, caption: wide },
              { url: drawn('indigo', 900, 2400), alt: high, caption: high },
              { url: drawn('peru', 120, 120), alt: small },
              { url: 'data:image/png,', alt: missing, caption: missing },
            ]}
            labels={{
              title: say('Pictures', 'Pildid', 'Images'),
              close: say('Close', 'Sulge', 'Fermer'),
              previous: say('Previous picture', 'Eelmine pilt', 'Image précédente'),
              next: say('Next picture', 'Järgmine pilt', 'Image suivante'),
              count: (position, total) =>
                say(`${position} of ${total}`, `${position} / ${total}`, `${position} sur ${total}`),
              openFile: say('Open the file', 'Ava fail', 'Ouvrir le fichier'),
              loading: say('The picture is loading', 'Pilti laaditakse', 'L’image se charge'),
              failed: say(
                'The picture could not be loaded',
                'Pilti ei õnnestunud laadida',
                'L’image n’a pas pu être chargée',
              ),
              retry: say('Try again', 'Proovi uuesti', 'Réessayer'),
            }}
          />
        </Suspense>
      )}
    </>
  )
}

export const Preview: Story = (context) => <Pictures {...context} />

export const Menus: Story = ({ say }) => (
  <Cluster>
    <Menu
      label={say('Actions', 'Tegevused', 'Actions')}
      iconEnd={<Glyph name="chevronDown" />}
      items={[
        { id: 'edit', label: say('Edit', 'Muuda', 'Modifier'), href: '#edit' },
        { id: 'template', label: say('Use as template', 'Kasuta mallina', 'Utiliser comme modèle') },
        { id: 'archive', label: say('Archive', 'Arhiveeri', 'Archiver'), isDisabled: true },
        {
          id: 'delete',
          label: say('Delete permanently', 'Kustuta jäädavalt', 'Supprimer définitivement'),
          isDanger: true,
        },
      ]}
    />
    <Popover
      trigger={<Button variant="quiet">{say('Why?', 'Miks?', 'Pourquoi ?')}</Button>}
      label={say('Explanation', 'Selgitus', 'Explication')}
    >
      {say(
        'Companies with a verified number come first.',
        'Kontrollitud registrikoodiga ettevõtted on eespool.',
        'Les entreprises vérifiées passent en premier.',
      )}
    </Popover>
    <Tooltip trigger={<Button variant="quiet">{say('Hover here', 'Liigu siia', 'Survolez ici')}</Button>}>
      {say(
        'Response time in the last 30 days',
        'Vastamisaeg viimase 30 päeva jooksul',
        'Délai de réponse des 30 derniers jours',
      )}
    </Tooltip>
  </Cluster>
)

function Choices({ say }: StoryContext) {
  const [city, setCity] = useState<string | null>('tallinn')
  const [day, setDay] = useState<string | null>('2026-12-15')
  return (
    <Stack gap={24}>
      <ComboBox
        name="story-city"
        label={say('City', 'Linn', 'Ville')}
        value={city}
        onChange={setCity}
        emptyText={say('Nothing found', 'Midagi ei leitud', 'Aucun résultat')}
        options={[
          { id: 'tallinn', label: 'Tallinn', hint: say('Estonia', 'Eesti', 'Estonie') },
          { id: 'tartu', label: 'Tartu', hint: say('Estonia', 'Eesti', 'Estonie') },
          { id: 'lyon', label: 'Lyon', hint: say('France', 'Prantsusmaa', 'France') },
        ]}
      />
      <DatePicker
        name="story-deadline"
        label={say('Deadline', 'Tähtaeg', 'Échéance')}
        hint={say('Day, month, year', 'Päev, kuu, aasta', 'Jour, mois, année')}
        value={day}
        onChange={setDay}
        min="2026-11-21"
      />
      <DatePicker
        name="story-start"
        label={say('Start', 'Algus', 'Début')}
        value={null}
        onChange={setDay}
        error={say('Required field', 'Kohustuslik väli', 'Champ obligatoire')}
      />
    </Stack>
  )
}

export const Fields: Story = (context) => <Choices {...context} />
