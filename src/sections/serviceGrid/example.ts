import type { SectionExample } from '../props.ts'

/** Seven services. */
export const example: SectionExample<'serviceGrid'> = {
  kind: 'serviceGrid',
  label: 'What we do',
  heading: 'Our Services',
  intro: 'Seven services that cover a system from its first requirement to its retirement.',
  services: [
    {
      title: 'Cybersecurity Solutions',
      description:
        'Find weaknesses before an adversary does, detect what gets through, and recover.',
      link: '/services/cybersecurity',
    },
    {
      title: 'Information Assurance',
      description: 'Controls selected, implemented, assessed and monitored under the RMF.',
      link: '/services/information-assurance',
    },
    {
      title: 'Program Management',
      description: 'Schedule, budget and risk kept in one accurate picture.',
      link: '/services/program-management',
    },
    {
      title: 'Zero Trust',
      description: 'Access that is decided for each user, device and request.',
      link: '/services/zero-trust',
    },
    {
      title: 'Systems Engineering',
      description:
        'Requirements, architecture, interfaces and verification, traced to the test report.',
      link: '/services/systems-engineering',
    },
    {
      title: 'Acquisition Support',
      description: 'Cost estimates and evaluation support for government program offices.',
      link: '/services/acquisition-support',
    },
    {
      title: 'Software Engineering',
      description: 'Software built, tested and secured in one pipeline.',
      link: '/services/software-engineering',
    },
  ],
}
