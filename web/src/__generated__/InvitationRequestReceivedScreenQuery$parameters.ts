/**
 * @generated SignedSource<<bbc165737829bbb6012518caab2ffd8e>>
 * @relayHash 7d8deb539fc30bc47d190c6d315e5627
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d6ce3dd1c8d232311c62bab43fc5b9e6a03e82ad360b5ebf3d710290aeb6310

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationRequestReceivedScreenQuery } from './InvitationRequestReceivedScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvitationRequestReceivedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d6ce3dd1c8d232311c62bab43fc5b9e6a03e82ad360b5ebf3d710290aeb6310",
    "metadata": {},
    "name": "InvitationRequestReceivedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
