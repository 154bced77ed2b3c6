import { builtInCourse } from '@dryrun/content/course/outline';
import { limits } from '@dryrun/contracts/limits';
import type { Profile } from '@dryrun/contracts/profile';
import type { User } from '@dryrun/contracts/users';
import { ProblemsByPattern } from '../../features/courses/ProblemsByPattern.tsx';
import { useGetTodayQuery } from '../../features/memory/memoryApi.ts';
import { AccountDeletion } from '../../features/users/AccountDeletion.tsx';
import { AvatarForm } from '../../features/users/AvatarForm.tsx';
import { DataExport } from '../../features/users/DataExport.tsx';
import { EmailForm } from '../../features/users/EmailForm.tsx';
import { EmailSwitches } from '../../features/users/EmailSwitches.tsx';
import { NameForm } from '../../features/users/NameForm.tsx';
import { PasswordForm } from '../../features/users/PasswordForm.tsx';
import { ProfileSection } from '../../features/users/ProfileSection.tsx';
import { SessionList } from '../../features/users/SessionList.tsx';
import { SocialLogins } from '../../features/users/SocialLogins.tsx';
import { TimeZoneForm } from '../../features/users/TimeZoneForm.tsx';
import { useProfile } from '../../features/users/useProfile.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Avatar } from '../../shared/ui/Avatar.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ProfilePage.module.css';

export function ProfilePage() {
  const { user } = useSession();
  const { profile, hasFailed, retry } = useProfile();
  const { data: memory } = useGetTodayQuery();
  return (
    <Page>
      <Row as="header" gap={5} rowGap={4} className={styles.head}>
        {user && <Avatar name={user.name} imageUrl={user.imageUrl} size={72} />}
        <div className={styles.identity}>
          <Heading level={1}>{user?.name ?? 'Profile'}</Heading>
          <Text size="md" className={styles.email}>
            {user?.email}
          </Text>
        </div>
        <Row gap={2}>
          <ButtonLink to={href.myCourses()}>My courses</ButtonLink>
          <ButtonLink to={href.today()}>Today</ButtonLink>
          <ButtonLink to={href.paymentHistory()}>Payments history</ButtonLink>
        </Row>
      </Row>
      {user?.currentCourses.some(({ courseId }) => courseId === builtInCourse.id) && (
        <div className={styles.practice}>
          <ProblemsByPattern course={builtInCourse} memory={memory} level={2} />
        </div>
      )}
      {user && profile && <Sections user={user} profile={profile} />}
      {!profile && !hasFailed && <Skeleton lines={8} label="Loading your profile" />}
      {!profile && hasFailed && <Alert onRetry={retry}>Your profile could not be loaded.</Alert>}
    </Page>
  );
}

function Sections({ user, profile }: { readonly user: User; readonly profile: Profile }) {
  return (
    <>
      <ProfileSection
        title="Name and picture"
        description="Shown next to your comments. Other users never see your email."
      >
        <AvatarForm imageUrl={profile.imageUrl} />
        <NameForm name={profile.name} />
      </ProfileSection>
      <ProfileSection
        title="Email"
        description="Used to log in and for our emails to you. A new address takes effect once you confirm it. We also notify the old one."
      >
        <EmailForm profile={profile} />
      </ProfileSection>
      <ProfileSection title="Password" description="A new password logs you out of every other browser.">
        <PasswordForm profile={profile} />
      </ProfileSection>
      <ProfileSection title="Connected logins" description="Log in with one click, without your password.">
        <SocialLogins profile={profile} />
      </ProfileSection>
      <ProfileSection
        title="Where you're logged in"
        description="Don't recognize a device? Log it out, then change your password."
      >
        <SessionList />
      </ProfileSection>
      <ProfileSection title="Time zone" description="Used for times in our emails.">
        <TimeZoneForm timeZone={profile.timeZone} />
      </ProfileSection>
      <ProfileSection
        title="Email settings"
        description="We always email you about your account, your payments and your security."
      >
        <EmailSwitches preferences={profile.mailPreferences} />
      </ProfileSection>
      <ProfileSection
        title="Your data"
        description={`A ZIP file with your profile, enrollments, payments, progress, notes, submissions, comments and sessions. You can request one a day. We keep it for ${limits.exportRetentionDays} days.`}
      >
        <DataExport latest={profile.dataExport} />
      </ProfileSection>
      <ProfileSection
        title="Delete account"
        description={`You can undo this for ${limits.deletionGraceDays} days. We keep invoices as long as the law requires.`}
      >
        <AccountDeletion profile={profile} courses={user.currentCourses} />
      </ProfileSection>
    </>
  );
}
