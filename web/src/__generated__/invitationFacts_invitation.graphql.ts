/**
 * @generated SignedSource<<c6cb41477a5fe5450c60630b7d1b891a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type InvitationStatus = "ACCOUNT_ACTIVATED" | "ACCOUNT_CREATED" | "PENDING" | "REQUESTED" | "SENT_AGAIN" | "VISITED";
import type { FragmentRefs } from "relay-runtime";
export type invitationFacts_invitation$data = {
  readonly email: string;
  readonly firstName: string;
  readonly id: string;
  readonly invitedBy: string | null | undefined;
  readonly lastName: string;
  readonly motivation: string | null | undefined;
  readonly planName: string | null | undefined;
  readonly status: InvitationStatus | null | undefined;
  readonly updatedAt: string;
  readonly " $fragmentType": "invitationFacts_invitation";
};
export type invitationFacts_invitation$key = {
  readonly " $data"?: invitationFacts_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"invitationFacts_invitation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "invitationFacts_invitation"
};

(node as any).hash = "bc74556d16ae43472409a5da12f60f8c";

export default node;
