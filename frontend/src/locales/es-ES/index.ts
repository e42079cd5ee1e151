import ads from './ads.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import generator from './generator.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import inbox from './inbox.json' with { type: 'json' };
import pages from './pages.json' with { type: 'json' };
import shortcuts from './shortcuts.json' with { type: 'json' };
import stats from './stats.json' with { type: 'json' };
import toast from './toast.json' with { type: 'json' };

export default { ads, common, generator, home, inbox, pages, shortcuts, stats, toast };
