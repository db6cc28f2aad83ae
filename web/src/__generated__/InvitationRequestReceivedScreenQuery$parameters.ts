/**
 * @generated SignedSource<<1a6a0b34b0e68f25ae0aabb9dddcb70c>>
 * @relayHash cbf9b45b9703e4aa28253084840d3a4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d5874074c9130cd03cb7ab4103a1fd5729000155fb90530a10ced43852d9c51

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationRequestReceivedScreenQuery } from './InvitationRequestReceivedScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvitationRequestReceivedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d5874074c9130cd03cb7ab4103a1fd5729000155fb90530a10ced43852d9c51",
    "metadata": {},
    "name": "InvitationRequestReceivedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
