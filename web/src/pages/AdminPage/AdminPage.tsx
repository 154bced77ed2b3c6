import { serverPaths } from '@dryrun/contracts/pages';
import {
  BookOpen,
  ClipboardList,
  Cpu,
  ExternalLink,
  GraduationCap,
  LayoutDashboard,
  Mail,
  MessageSquare,
  ReceiptText,
  Settings2,
  TicketPercent,
  Users,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useGetOverviewQuery } from '../../features/admin/adminApi.ts';
import { href } from '../../shared/paths.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import styles from './AdminPage.module.css';

const sections = [
  { to: href.admin(), label: 'Overview', Icon: LayoutDashboard },
  { to: href.adminUsers(), label: 'Users', Icon: Users },
  { to: href.adminCourses(), label: 'Courses', Icon: BookOpen },
  { to: href.adminEnrollments(), label: 'Enrollments', Icon: GraduationCap },
  { to: href.adminPayments(), label: 'Payments', Icon: ReceiptText, pending: 'refundRequests' },
  { to: href.adminPromoCodes(), label: 'Promo codes', Icon: TicketPercent },
  { to: href.adminComments(), label: 'Comments', Icon: MessageSquare, pending: 'comments' },
  { to: href.adminJudge(), label: 'Judge', Icon: Cpu },
  { to: href.adminMail(), label: 'Emails', Icon: Mail, pending: 'failedMails' },
  { to: href.adminSettings(), label: 'Settings', Icon: Settings2 },
  { to: href.adminAuditLog(), label: 'Audit log', Icon: ClipboardList },
] as const;

export function AdminPage() {
  const { data: overview } = useGetOverviewQuery();
  useLocation(); // rerenders when another section opens
  const nav = useRef<HTMLElement>(null);
  // Centers the open section in the scrolling navigation. Runs after each render, because a count may change its width.
  useEffect(() => {
    const scroller = nav.current;
    const openLink = scroller?.querySelector<HTMLElement>('[aria-current="page"]');
    if (scroller && openLink)
      scroller.scrollLeft = openLink.offsetLeft - (scroller.clientWidth - openLink.offsetWidth) / 2;
  });
  return (
    <div className={styles.admin}>
      <nav aria-label="Admin" className={styles.nav} ref={nav}>
        {sections.map(({ to, label, Icon, ...section }) => {
          const count = 'pending' in section ? (overview?.[section.pending] ?? 0) : 0;
          return (
            <NavLink key={to} to={to} end={to === href.admin()} className={styles.link}>
              <Icon size={18} aria-hidden />
              {label}{' '}
              {count > 0 && (
                <Badge tone="warn" className={styles.count}>
                  {count} <span className="visually-hidden">pending</span>
                </Badge>
              )}
            </NavLink>
          );
        })}
        {/* Served by the BFF, not by this client. */}
        <a href={serverPaths.queues} target="_blank" rel="noreferrer" className={styles.link}>
          <ExternalLink size={18} aria-hidden />
          Queues
        </a>
      </nav>
      <div className={styles.body}>
        <Outlet />
      </div>
    </div>
  );
}
