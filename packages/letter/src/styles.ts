/** The colours of the design system, written out: mail programs know neither variables nor light-dark(). */
export const styles = {
  body: {
    backgroundColor: '#edeff3',
    color: '#1b1f29',
    fontFamily: 'Inter, -apple-system, "Segoe UI", Arial, sans-serif',
    margin: 0,
    padding: '24px 12px',
  },
  container: {
    backgroundColor: '#ffffff',
    border: '1px solid #d2d5dc',
    borderRadius: 8,
    maxWidth: 520,
    padding: '24px 32px',
    // A long address would make it wider than a phone.
    wordBreak: 'break-word',
  },
  brand: { color: '#1745c2', fontSize: 20, fontWeight: 700, margin: '0 0 16px' },
  title: { fontSize: 24, fontWeight: 600, lineHeight: '32px', margin: '0 0 8px' },
  text: { fontSize: 16, lineHeight: '24px', margin: '0 0 16px' },
  link: { color: '#1745c2', fontWeight: 600 },
  facts: { margin: '0 0 16px' },
  label: { color: '#505561', fontSize: 14, lineHeight: '24px', padding: '0 16px 0 0', verticalAlign: 'top' },
  value: { fontSize: 14, fontWeight: 600, lineHeight: '24px' },
  button: {
    backgroundColor: '#2559dd',
    borderRadius: 6,
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 600,
    margin: '8px 0 24px',
    padding: '12px 20px',
  },
  muted: { color: '#505561', fontSize: 14, lineHeight: '20px', margin: '0 0 8px' },
  rule: { borderColor: '#d2d5dc', margin: '16px 0' },
} as const

/** What programs change that read style sheets: dark where the reader's device is, and less air on a phone. */
export const styleSheet = `
@media (prefers-color-scheme: dark) {
  .body { background-color: #0b0c0f !important; }
  .body > table > tbody > tr > td { background-color: #0b0c0f !important; color: #e6edfb !important; }
  .container { background-color: #141517 !important; border-color: #2c2e33 !important; }
  .brand { color: #6c9aff !important; }
  .link { color: #6c9aff !important; }
  .button { background-color: #4e84ff !important; color: #0e0e0f !important; }
  .muted { color: #989fab !important; }
  .label { color: #989fab !important; }
  .rule { border-color: #2c2e33 !important; }
}
@media (max-width: 480px) {
  .container { padding: 20px 16px !important; }
}
`
