/**
 * @generated SignedSource<<31a57f1375363479109d9997205cf0dd>>
 * @relayHash 84ca61e5cf7adda898434aa36430088b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5d1ee4efba3c9748c4521f8f6f9ab3210e54c788e2f7097cd1fa7313659b15f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationRequestReceivedScreenQuery } from './InvitationRequestReceivedScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvitationRequestReceivedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5d1ee4efba3c9748c4521f8f6f9ab3210e54c788e2f7097cd1fa7313659b15f",
    "metadata": {},
    "name": "InvitationRequestReceivedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
