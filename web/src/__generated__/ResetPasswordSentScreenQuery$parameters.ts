/**
 * @generated SignedSource<<4e74a2e56c67ba526f54f46951384e3b>>
 * @relayHash dc1e25fb985cbd6989dc1c0e64bb3197
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49a62377e326f97ba7fcc93925f63a43eb46a9ca320df6efd7e1ad5f61ca7da1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordSentScreenQuery } from './ResetPasswordSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49a62377e326f97ba7fcc93925f63a43eb46a9ca320df6efd7e1ad5f61ca7da1",
    "metadata": {},
    "name": "ResetPasswordSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
