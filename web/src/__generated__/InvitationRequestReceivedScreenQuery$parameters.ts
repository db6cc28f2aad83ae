/**
 * @generated SignedSource<<12192dba6c723eb08b9b752dca86cea8>>
 * @relayHash 9b8146e18c635d183996314e72eddc10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4794a5645340780c7b8af102d07bb1e57a109d0b6cae2645b4aa9f217c2b986e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationRequestReceivedScreenQuery } from './InvitationRequestReceivedScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvitationRequestReceivedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4794a5645340780c7b8af102d07bb1e57a109d0b6cae2645b4aa9f217c2b986e",
    "metadata": {},
    "name": "InvitationRequestReceivedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
