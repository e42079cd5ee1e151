import { replies, script } from '../script.js';

export const recordVisit = script('record-visit', {
  keys: ['countsKey', 'hoursKey', 'nothingKey'],
  args: { visitsPrefix: 'string', country: 'string' },
  reply: replies.nothing,
});

export const dropHour = script('drop-hour', {
  keys: ['hoursKey', 'domainsKey', 'domainErrorsKey', 'hourCountsKey'],
  args: { hour: 'number' },
  reply: replies.nothing,
});

export const foldHour = script('fold-hour', {
  keys: ['countsKey', 'foldedKey', 'visitHoursKey', 'visitsKey', 'countsByHourKey', 'countsByDayKey', 'sumKeys...'],
  args: {
    folds: 'string',
    hour: 'number',
    day: 'number',
    hourCounts: 'string',
    dayCounts: 'string',
    oldestHour: 'number',
    oldestDay: 'number',
    oldestFold: 'number',
    keptSeconds: 'number',
    seriesKeptSeconds: 'number',
    'sums...': 'string',
  },
  reply: replies.flag,
});

export const publishRanking = script('publish-ranking', {
  keys: ['snapshotKey', 'changesKey'],
  args: { nowIso: 'string', latestIso: 'string', kind: 'string', 'rankings...': 'string' },
  reply: replies.flag,
});

export const reportSockets = script('report-sockets', {
  keys: ['socketsKey'],
  args: { gateway: 'string?', count: 'number', forgottenAfterMs: 'number' },
  reply: replies.number,
});
