import { classNames } from '../../components/class-names.js';
import type { Wording } from './draw.js';
import type { Ranking } from './ranking.js';
import { hasNamedBars, RankingChart } from './RankingChart.js';
import { RankingTable } from './RankingTable.js';
import { NoRanking } from './states.js';
import type { RankingView } from './view.js';

interface RankingResultProps {
  ranking: Ranking;
  words: Wording;
  chart: RankingView['chart'];
  isOld: boolean;
}

/** A ranking as a chart and a table. */
export function RankingResult({ ranking, words, chart, isOld }: RankingResultProps) {
  if (ranking.rows.length === 0) return <NoRanking kind={ranking.kind} />;
  return (
    <div
      className={classNames(
        'grid items-start gap-x-12 gap-y-7 transition-opacity duration-150 lg:grid-cols-2',
        isOld && 'opacity-60',
      )}
    >
      <div className="min-w-0 lg:sticky lg:top-6">
        <RankingChart ranking={ranking} words={words} type={chart} />
      </div>
      <RankingTable
        ranking={ranking}
        words={words}
        hasColors={chart === 'pie'}
        hasBars={!hasNamedBars(chart, ranking.rows.length)}
      />
    </div>
  );
}
