import { Button, Stack, TextField } from '@sild/ui'
import { useState } from 'react'
import type { Story, StoryContext, StoryMeta } from '../story.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FileField } from './FileField.tsx'
import { FieldRow, Form, FormActions, FormSection } from './Form.tsx'
import { NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PriceField } from './PriceField.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Switch } from './Switch.tsx'
import { TagField } from './TagField.tsx'
import { TextArea } from './TextArea.tsx'

export const meta: StoryMeta = { title: 'Forms', group: 'Forms', from: '@sild/ui/forms', source: 'forms/' }

const nothing = () => {}

function PublicationForm({ say, locale }: StoryContext) {
  const [from, setFrom] = useState<number | null>(1_200_000)
  const [to, setTo] = useState<number | null>(900_000)
  const [people, setPeople] = useState<number | null>(3)
  const [tags, setTags] = useState(['TypeScript', 'PostgreSQL'])
  const limit = say(
    'The upper limit cannot be less than the lower limit',
    'Ülempiir ei saa olla alampiirist väiksem',
    'La limite supérieure ne peut être inférieure à la limite inférieure',
  )
  return (
    <Form aria-label={say('New project', 'Uus projekt', 'Nouveau projet')}>
      <ErrorSummaryOnPress {...{ say, locale }} message={limit} />
      <FormSection title={say('What you need', 'Mida vajad', 'Votre besoin')}>
        <TextArea
          name="story-description"
          label={say('Description', 'Kirjeldus', 'Description')}
          limit={120}
          remainingText={(left) =>
            left < 0
              ? say(`${-left} characters too many`, `${-left} tähemärki liiga palju`, `${-left} caractères en trop`)
              : say(`${left} characters left`, `Jäänud ${left} tähemärki`, `${left} caractères restants`)
          }
          defaultValue={say(
            'A front end for our dispatchers',
            'Kasutajaliides meie dispetšeritele',
            'Une interface pour nos répartiteurs',
          )}
        />
        <TagField
          name="story-tags"
          label={say('Skills', 'Oskused', 'Compétences')}
          hint={say('Up to 10, add with Enter', 'Kuni 10, lisa Enteriga', 'Jusqu’à 10, ajoutez avec Entrée')}
          value={tags}
          onChange={setTags}
          suggestions={['React', 'React Native', 'Go', 'Kubernetes']}
          labels={{
            suggestions: say('Suggestions', 'Soovitused', 'Suggestions'),
            remove: (tag) => say(`Remove ${tag}`, `Eemalda ${tag}`, `Retirer ${tag}`),
            add: (text) => say(`Add “${text}”`, `Lisa „${text}“`, `Ajouter « ${text} »`),
          }}
        />
      </FormSection>
      <FormSection
        title={say('Budget', 'Eelarve', 'Budget')}
        description={say('Excluding tax.', 'Ilma käibemaksuta.', 'Hors taxes.')}
      >
        <FieldRow>
          <PriceField
            name="story-from"
            label={say('From', 'Alates', 'De')}
            value={from}
            onChange={setFrom}
            locale={locale}
          />
          <PriceField
            name="story-to"
            label={say('To', 'Kuni', 'À')}
            value={to}
            onChange={setTo}
            locale={locale}
            error={limit}
          />
        </FieldRow>
        <NumberField
          name="story-people"
          label={say('People needed', 'Vajalik inimeste arv', 'Nombre de personnes')}
          value={people}
          onChange={setPeople}
        />
      </FormSection>
      <FormActions status={say('Saved 14:05', 'Salvestatud 14:05', 'Enregistré à 14:05')}>
        <Button variant="primary" type="submit">
          {say('Check and publish', 'Kontrolli ja avalda', 'Vérifier et publier')}
        </Button>
        <Button variant="quiet">{say('Save draft', 'Salvesta mustand', 'Enregistrer le brouillon')}</Button>
      </FormActions>
    </Form>
  )
}

/** In the styleguide the summary waits for a press: it takes the focus when it appears. */
function ErrorSummaryOnPress({ say, message }: StoryContext & { message: string }) {
  const [errors, setErrors] = useState<{ name: string; message: string }[]>([])
  return (
    <>
      <ErrorSummary title={say('There is a problem', 'Midagi on valesti', 'Il y a un problème')} errors={errors} />
      {errors.length === 0 && (
        <Button onClick={() => setErrors([{ name: 'story-to', message }])}>
          {say('Show the error summary', 'Näita vigade kokkuvõtet', 'Afficher le résumé des erreurs')}
        </Button>
      )}
    </>
  )
}

export const Publication: Story = (context) => <PublicationForm {...context} />

export const Account: Story = ({ say }) => (
  <Stack gap={24}>
    <RadioGroup
      name="story-type"
      layout="cards"
      label={say('How will you use Sild?', 'Kuidas Sildi kasutad?', 'Comment utiliserez-vous Sild ?')}
      defaultValue="customer"
      options={[
        {
          value: 'customer',
          label: say('I look for a partner', 'Otsin partnerit', 'Je cherche un partenaire'),
          hint: say('Publish projects', 'Avaldan projekte', 'Publier des projets'),
        },
        {
          value: 'provider',
          label: say('I offer services', 'Pakun teenuseid', 'Je propose des services'),
          hint: say(
            'Publish services and experts',
            'Avaldan teenuseid ja spetsialiste',
            'Publier des services et des experts',
          ),
        },
      ]}
    />
    <RadioGroup
      name="story-reason"
      label={say('Why do you archive it?', 'Miks arhiveerid?', 'Pourquoi archiver ?')}
      error={say('Required field', 'Kohustuslik väli', 'Champ obligatoire')}
      options={[
        { value: 'here', label: say('Found a partner here', 'Leidsin partneri siit', 'Partenaire trouvé ici') },
        { value: 'elsewhere', label: say('Found one elsewhere', 'Leidsin mujalt', 'Partenaire trouvé ailleurs') },
        { value: 'gone', label: say('No longer relevant', 'Pole enam vajalik', 'Plus d’actualité'), isDisabled: true },
      ]}
    />
    <TextField name="story-login" label={say('E-mail', 'E-post', 'E-mail')} type="email" autoComplete="username" />
    <PasswordField
      name="story-password"
      label={say('Password', 'Parool', 'Mot de passe')}
      autoComplete="new-password"
      hint={say('6 to 34 characters', '6–34 tähemärki', '6 à 34 caractères')}
      showLabel={say('Show', 'Näita', 'Afficher')}
      hideLabel={say('Hide', 'Peida', 'Masquer')}
      defaultValue="kevadine-sild"
    />
    <Stack gap={8}>
      <Switch
        name="story-updates"
        label={say('Publication updates', 'Kuulutuste teated', 'Suivi des annonces')}
        hint={say('By e-mail, at once', 'E-postiga, kohe', 'Par e-mail, immédiatement')}
        defaultChecked
      />
      <Switch name="story-portal" label={say('News of the portal', 'Portaali uudised', 'Actualités du portail')} />
      <Switch
        name="story-required"
        label={say('Security mails', 'Turvateated', 'E-mails de sécurité')}
        checked
        readOnly
        disabled
      />
    </Stack>
  </Stack>
)

export const Files: Story = ({ say }) => (
  <FileField
    name="story-files"
    label={say('Attachments', 'Manused', 'Pièces jointes')}
    hint={say('Up to 3 files, 10 MB each', 'Kuni 3 faili, igaüks kuni 10 MB', 'Jusqu’à 3 fichiers de 10 Mo')}
    types={['pdf', 'docx', 'png']}
    maxFiles={4}
    onAdd={nothing}
    onRemove={nothing}
    files={[
      { key: '1', name: say('requirements.pdf', 'lähteülesanne.pdf', 'cahier-des-charges.pdf'), detail: '1.2 MB' },
      { key: '2', name: say('screens.png', 'ekraanid.png', 'écrans.png'), progress: 60 },
      {
        key: '3',
        name: 'demo.mov',
        error: say(
          'Cannot upload given file. Please try PDF, DOCX, PNG format',
          'Faili ei saa üles laadida. Proovi vormingut PDF, DOCX, PNG',
          'Impossible d’envoyer ce fichier. Essayez le format PDF, DOCX, PNG',
        ),
      },
    ]}
    labels={{
      choose: say('Choose files', 'Vali failid', 'Choisir des fichiers'),
      drop: say('or drop them here', 'või lohista need siia', 'ou déposez-les ici'),
      remove: (name) => say(`Remove ${name}`, `Eemalda ${name}`, `Retirer ${name}`),
      progress: (name) => say(`Sending ${name}`, `${name} saatmine`, `Envoi de ${name}`),
    }}
  />
)
