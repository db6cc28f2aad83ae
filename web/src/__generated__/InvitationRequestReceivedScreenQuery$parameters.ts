/**
 * @generated SignedSource<<1853bde2ba3525424018cfe12c3989e9>>
 * @relayHash 4da879e0fb6028227ea6b1f354df2bd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70139fe407b832a395e9f8b3bf4bd5b86d0de4eb64cb0bacd0ea898819124af5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationRequestReceivedScreenQuery } from './InvitationRequestReceivedScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvitationRequestReceivedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70139fe407b832a395e9f8b3bf4bd5b86d0de4eb64cb0bacd0ea898819124af5",
    "metadata": {},
    "name": "InvitationRequestReceivedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
