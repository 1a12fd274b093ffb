export const nb = {
  label: { news: 'Nyhet', critical: 'Viktig melding' },
  show_more: 'Vis hele meldingen',
  show_less: 'Vis mindre',
  hide: 'Skjul meldingen',
};
