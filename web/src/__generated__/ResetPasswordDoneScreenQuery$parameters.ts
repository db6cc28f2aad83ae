/**
 * @generated SignedSource<<7a2cb5d95baa0ebf9792bf230337848c>>
 * @relayHash b26a5fb88779c543ca66fda3f96a3032
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dd662f793418133bb9b75195f00535d6355bee6dc48053da3bd9a32be2cce79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordDoneScreenQuery } from './ResetPasswordDoneScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordDoneScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4dd662f793418133bb9b75195f00535d6355bee6dc48053da3bd9a32be2cce79",
    "metadata": {},
    "name": "ResetPasswordDoneScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
