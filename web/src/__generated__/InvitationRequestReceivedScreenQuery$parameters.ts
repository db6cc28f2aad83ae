/**
 * @generated SignedSource<<225a2d271cf4b6841c392ac039025f72>>
 * @relayHash 61fc96dd068e08976d756162e83bdc3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 664da6537432c38adfe43e6732582e6fa0977679ca96f7c4d69ec58f7b983ebd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationRequestReceivedScreenQuery } from './InvitationRequestReceivedScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvitationRequestReceivedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "664da6537432c38adfe43e6732582e6fa0977679ca96f7c4d69ec58f7b983ebd",
    "metadata": {},
    "name": "InvitationRequestReceivedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
