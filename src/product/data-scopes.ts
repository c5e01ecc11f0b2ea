/** What an account may see of the records that its modules show. */
export const dataScopes = [
  {id: 'company', name: 'Company', reaches: 'Every record of the company, with few exceptions.'},
  {
    id: 'assigned',
    name: 'Assigned',
    reaches: 'Projects and tasks that name the person, and the records linked to those.',
  },
  {
    id: 'own_organization',
    name: 'Own organisation',
    reaches: "Records that belong to the person's organisation or are addressed to it.",
  },
  {
    id: 'engagement',
    name: 'Engagement',
    reaches: 'Audits assigned to the person, and the records in their scope.',
  },
] as const;

export type DataScope = (typeof dataScopes)[number]['id'];
