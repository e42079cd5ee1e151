import addresses from './addresses.json' with { type: 'json' };
import ads from './ads.json' with { type: 'json' };
import apiDocs from './apiDocs.json' with { type: 'json' };
import blog from './blog.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import feedback from './feedback.json' with { type: 'json' };
import generator from './generator.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import inbox from './inbox.json' with { type: 'json' };
import message from './message.json' with { type: 'json' };
import pages from './pages.json' with { type: 'json' };
import sender from './sender.json' with { type: 'json' };
import shortcuts from './shortcuts.json' with { type: 'json' };
import stats from './stats.json' with { type: 'json' };
import toast from './toast.json' with { type: 'json' };

export default {
  addresses,
  ads,
  apiDocs,
  blog,
  common,
  feedback,
  generator,
  home,
  inbox,
  message,
  pages,
  sender,
  shortcuts,
  stats,
  toast,
};
