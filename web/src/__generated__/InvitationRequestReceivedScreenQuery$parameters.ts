/**
 * @generated SignedSource<<c9643f4f560769f760c8d179384021fe>>
 * @relayHash 42c84687516375a80c9818107811ec74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 373e1ca51745d79ed732df2ffc7292b6f6baad3a590a3e4fe5da0c836a6c0fc0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationRequestReceivedScreenQuery } from './InvitationRequestReceivedScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvitationRequestReceivedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "373e1ca51745d79ed732df2ffc7292b6f6baad3a590a3e4fe5da0c836a6c0fc0",
    "metadata": {},
    "name": "InvitationRequestReceivedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
